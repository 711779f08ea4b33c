// In the start page, before anything is drawn: who has never been here sees all doors at once, and does not wait for games to be looked up.

try {
  if (!Object.keys(localStorage).some((key) => key.startsWith('pass-the-crown:')))
    document.documentElement.dataset.newcomer = '';
} catch {
  // Nothing is kept here.
}
