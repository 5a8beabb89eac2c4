import de from '../texts/de/plain.json' with { type: 'json' };
import { selectLanguage } from '../texts/desk-language.ts';
import en from '../texts/en/plain.json' with { type: 'json' };
import fr from '../texts/fr/plain.json' with { type: 'json' };
import nl from '../texts/nl/plain.json' with { type: 'json' };

const TEXTS = { nl, de, fr, en };

/** A small page without scripts, files or the application, for what is refused before a page can be made. */
export function renderDeskRefusal(
  reason: 'badRequest' | 'forbidden' | 'tooLarge' | 'tooMany' | 'failed' | 'offline',
  acceptLanguage: string,
): string {
  const language = selectLanguage(undefined, acceptLanguage);
  const texts = TEXTS[language];
  const shown = reason === 'offline' ? 'failed' : reason;
  const title = texts[`plain.${shown}.title`];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.375rem;margin:0 0 .5rem}
a{color:inherit}
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${texts[`plain.${shown}.text`]}</p>
<p><a href="/">${texts['plain.again']}</a></p>
</main>
</body>
</html>`;
}
