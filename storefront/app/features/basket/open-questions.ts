type Question = { readonly lineId: string; readonly service: string };
type Line = {
  readonly id: string;
  readonly services: readonly { readonly key: string; readonly needsAppointment: boolean }[];
};

/** Whether an open question of a basket asks for the day of a service instead of yes or no. */
export function needsDay({ lineId, service }: Question, lines: readonly Line[]): boolean {
  const services = lines.find(({ id }) => id === lineId)?.services ?? [];
  return services.some(({ key, needsAppointment }) => key === service && needsAppointment);
}

type Answer = { readonly chosen: boolean | null; readonly needsAppointment: boolean };

/** Whether a line is sent to a fitting partner, chosen already or not: nothing of it arrives at the customer's. */
export function goesToPartner(services: readonly Answer[]): boolean {
  return services.some(({ chosen, needsAppointment }) => chosen === true && needsAppointment);
}
