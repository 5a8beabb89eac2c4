import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { storeMessages } from '#app/texts/message-store.ts';
import type { DeskLanguage } from '#desk/app/texts/desk-language.ts';

const LOAD_TEXTS = {
  nl: () => import('virtual:desk-texts/nl'),
  de: () => import('virtual:desk-texts/de'),
  fr: () => import('virtual:desk-texts/fr'),
  en: () => import('virtual:desk-texts/en'),
} as const;

const language = document.documentElement.lang as DeskLanguage;
storeMessages(language, (await LOAD_TEXTS[language]()).default);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
