import type { ServerResponse } from 'node:http';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Sends a page of the sandbox provider: no cache keeps it, and no script runs in it. */
export function sendSandboxPage(res: ServerResponse, body: string): void {
  res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  });
  res.end(res.req.method === 'HEAD' ? undefined : body);
}

/** @param content HTML */
export function renderSandboxPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 36rem; padding: 1rem; }
h1 { font-size: 1.5rem; margin: .5rem 0; }
ul { list-style: none; padding: 0; margin: 1.5rem 0; }
li { border-top: 1px solid #8886; padding: .75rem 0; }
li p { margin: .25rem 0 0; }
button { font: inherit; min-height: 2.75rem; padding: .25rem 1.25rem; width: 100%; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
label { display: block; margin: .75rem 0; }
input { box-sizing: border-box; font: inherit; min-height: 2.75rem; padding: .25rem .75rem; width: 100%; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}
