import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TextProvider } from '#app/texts/texts.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  root = undefined;
  document.body.replaceChildren();
});

const MESSAGE = 'Accept the terms.';

test.each([
  {
    label: 'I accept the terms of the protection.',
    shown: `I accept the terms of the protection: ${MESSAGE}`,
  },
  { label: 'Do you accept the terms?', shown: `Do you accept the terms? ${MESSAGE}` },
  { label: 'Terms', shown: `Terms: ${MESSAGE}` },
])('the link of a fault names its field $label with one mark between them', async ({ label, shown }) => {
  root = createRoot(document.body.appendChild(document.createElement('main')));
  const errors = [{ field: 'terms', label, message: MESSAGE }];
  flushSync(() =>
    root?.render(
      <TextProvider locale="nl-NL" terms={{}}>
        <FormErrorSummary errors={errors} />
      </TextProvider>,
    ),
  );
  await expect.element(page.getByRole('link')).toHaveTextContent(shown);
});
