import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { IconName } from '#app/ui/media/icon.tsx';

/** A form of one unobtrusive button for a line of the basket. `values` are sent with it. */
export function LineButton({
  action,
  values,
  icon,
  label,
  className,
  children,
}: {
  action: string;
  values: Readonly<Record<string, string | number>>;
  icon: IconName;
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={action} className={className}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="plain" icon={icon} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
