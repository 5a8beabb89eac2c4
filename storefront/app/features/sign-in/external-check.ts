/** The check of a tenant's provider, as the gateway describes it. */
export type ExternalCheck = {
  readonly script: string;
  /** the object that the script makes */
  readonly global: string;
  readonly siteKey: string;
};

/** The methods that all providers have. */
type Provider = {
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly callback: (answer: string) => void;
      readonly 'error-callback': () => void;
    },
  ): unknown;
  ready?(then: () => void): void;
};

/**
 * Loads the provider's script when it is needed, and shows its check.
 * @returns the answer, which the provider will judge
 * @throws Error when the script cannot be loaded or fails
 */
export async function showExternalCheck(
  { script, global, siteKey }: ExternalCheck,
  place: HTMLElement,
): Promise<string> {
  if (!findProvider(global)) await load(script);
  const provider = findProvider(global);
  if (!provider) throw new Error(`the script of the security check made no ${global}`);
  // some scripts are not ready when they have loaded
  if (!provider.render) await new Promise<void>((resolve) => provider.ready?.(resolve));
  return new Promise((resolve, reject) => {
    // an element can be used once: the check of a second attempt gets a new one
    place.replaceChildren(document.createElement('div'));
    provider.render(place.firstElementChild as HTMLElement, {
      sitekey: siteKey,
      callback: resolve,
      'error-callback': () => reject(new Error('the security check failed')),
    });
  });
}

function findProvider(name: string): Provider | undefined {
  return (globalThis as unknown as Record<string, Provider | undefined>)[name];
}

function load(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src, async: true });
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error(`${src} cannot be loaded`)));
    document.head.append(element);
  });
}
