// In every page, before anything is drawn: pages come in English. What is read in another language is not shown before it is that.

const chosen = () => {
  try {
    return JSON.parse(localStorage.getItem('pass-the-crown:settings') ?? '{}').language;
  } catch {
    // Nothing is kept here.
    return null;
  }
};

if (!/^en\b/i.test(chosen() ?? navigator.language)) document.documentElement.dataset.unread = '';
