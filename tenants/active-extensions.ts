import { isDeepStrictEqual } from 'node:util';
import type {
  ActiveExtension,
  Extension,
  LocalizedText,
  OrderField,
  ProductField,
} from '#retailer/extension/extension.ts';
import { readExtensionSecrets } from '#retailer/extension/secrets.ts';
import { RetailerError } from '#retailer/retailer-error.ts';
import { parseSettings } from './parse-settings.ts';

type Settings = {
  readonly extensions: Readonly<Record<string, unknown>>;
  readonly locales: readonly { readonly locale: string }[];
};

/**
 * The extensions that a tenant has not switched off, with its settings of each.
 * @param file of the tenant's settings, named in errors
 * @throws RetailerError for settings of an extension that is not there, wrong ones, or a text that lacks one of the tenant's languages
 */
export function activateExtensions(
  file: string,
  { extensions: chosen, locales }: Settings,
  extensions: readonly Extension[],
): readonly ActiveExtension[] {
  const unknown = Object.keys(chosen).filter((name) => !extensions.some((one) => one.name === name));
  if (unknown.length > 0)
    throw new RetailerError(`${file}: extensions.${unknown.join(', extensions.')} is in no shop.config.ts`);
  const languages = [...new Set(locales.map(({ locale }) => locale.slice(0, 2)))];
  return extensions
    .filter(({ name }) => chosen[name] !== false)
    .map((extension) => {
      requireLanguages(extension, languages);
      const own = chosen[extension.name] ?? {};
      const { settings: schema, name } = extension;
      const settings = schema ? parseSettings(`${file}: extensions.${name}`, own, schema) : own;
      return {
        ...{ extension, settings },
        publicSettings: readPublicSettings(file, extension, settings),
        secrets: readExtensionSecrets(name),
      };
    });
}

/** Refuses what is no JSON: a function or a date would not arrive in a page as it is. */
function readPublicSettings(file: string, { name, publicSettings }: Extension, settings: unknown): unknown {
  const open = publicSettings?.(settings) ?? {};
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(open)), open))
    throw new Error(`${file}: publicSettings of the extension ${name} is not JSON`);
  return open;
}

/** Refuses a field whose words a customer of the tenant could not read. */
function requireLanguages({ name, fields }: Extension, languages: readonly string[]): void {
  const owned = [
    ...(fields?.order ?? []).map((field) => ({ field, owner: 'an order' })),
    ...(fields?.product ?? []).map((field) => ({ field, owner: 'products' })),
  ];
  for (const { field, owner } of owned)
    for (const words of listWords(field))
      for (const language of languages)
        if (words[language] === undefined)
          throw new RetailerError(
            `the extension ${name} lacks a text in '${language}' in its field ${field.key} of ${owner}`,
          );
}

function listWords(field: OrderField | ProductField): readonly LocalizedText[] {
  return [
    field.label,
    ...('hint' in field && field.hint ? [field.hint] : []),
    ...('pattern' in field && field.pattern ? [field.pattern.message] : []),
    ...(field.type === 'choice' ? field.options.map(({ label }) => label) : []),
  ];
}
