import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { TextProvider } from '#app/texts/texts.tsx';
import stylesheet from './desk.css?url';
import { ErrorScreen } from './frame/error-screen.tsx';
import { readDeskRequest } from './request/desk-request.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { language, colorMode, nonce } = readDeskRequest(context);
  return { language, colorMode, nonce };
}

const NO_TERMS = {};
/** Before anything is painted: what needs scripts has its place from the beginning. */
const MARK_SCRIPTED = "document.documentElement.dataset.scripted=''";

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const language = root?.language ?? 'en';
  // a browser gives a nonce to nobody: what it reads there differs from what the server wrote
  const nonce = typeof document === 'undefined' ? root?.nonce : '';
  return (
    // the script marks the document once it runs
    <html lang={language} data-mode={root?.colorMode ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          dangerouslySetInnerHTML={{ __html: MARK_SCRIPTED }}
        />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        <Meta />
        <Links />
      </head>
      <body>
        <TextProvider locale={language} terms={NO_TERMS}>
          {children}
        </TextProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For what fails outside of the frame, as where nobody has signed in. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main" className="px-4">
      <ErrorScreen error={error} />
    </main>
  );
}
