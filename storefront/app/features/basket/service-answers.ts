/** Form fields by which an article is ordered with services: `service.connection` is yes or no. */
const PREFIX = 'service.';
const KEY = /^[a-z-]{1,40}$/;
/** More services than any article has. */
const MOST = 10;

export type ServiceAnswer = { readonly service: string; readonly chosen: boolean };

/** The name of a service's field. */
export function getServiceFieldName(key: string): string {
  return PREFIX + key;
}

/** A form's answers about services; an unchecked box gives no answer. */
export function readServiceAnswers(form: FormData): ServiceAnswer[] {
  return [...form]
    .flatMap(([name, value]) => {
      const service = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
      return KEY.test(service) ? [{ service, chosen: value === 'yes' }] : [];
    })
    .slice(0, MOST);
}
