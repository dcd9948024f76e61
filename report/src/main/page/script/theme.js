const THEMES = ['auto', 'light', 'dark'];

function storedTheme() {
  try {
    return localStorage.getItem('heddle-theme') || 'auto';
  } catch (refused) {
    return 'auto';
  }
}

function showTheme(theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const button = byId('theme');
  button.textContent = { auto: '◐ Auto', light: '○ Light', dark: '● Dark' }[theme];
  button.setAttribute('aria-label', 'Colours: ' + theme + '. Change them.');
  button.title = 'Colours (t)';
}

function nextTheme() {
  const theme = THEMES[(THEMES.indexOf(storedTheme()) + 1) % THEMES.length];
  try {
    localStorage.setItem('heddle-theme', theme);
  } catch (refused) {
    // It then holds for this page.
  }
  showTheme(theme);
  announce('Colours: ' + theme);
}
