import { useText } from '#app/texts/texts.tsx';
import { type Appointment, FittingFacts } from './fitting-facts.tsx';

export type FittedLine = { readonly appointment: Appointment | null };

/** The appointments of a basket's lines, each once. */
export function listAppointments(lines: readonly FittedLine[]): readonly Appointment[] {
  const found = lines.flatMap(({ appointment }) => appointment ?? []);
  return [...new Map(found.map((one) => [`${one.day} ${one.partner.id}`, one])).values()];
}

/** Whether a partner fits everything in a basket, so that nothing is sent to the customer. */
export function isAllFitted(lines: readonly FittedLine[]): boolean {
  return lines.length > 0 && lines.every(({ appointment }) => appointment !== null);
}

/** The day and place where the tyres of a basket are fitted; empty where none are. */
export function FittedLines({ lines, className }: { lines: readonly FittedLine[]; className?: string }) {
  const t = useText();
  const appointments = listAppointments(lines);
  if (appointments.length === 0) return null;
  return (
    <section className={className} aria-labelledby="fitted-lines">
      <h3 id="fitted-lines" className="font-medium">
        {t('order.fitting.title')}
      </h3>
      {appointments.map((appointment) => (
        <FittingFacts key={`${appointment.day} ${appointment.partner.id}`} appointment={appointment} />
      ))}
    </section>
  );
}
