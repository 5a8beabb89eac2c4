import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './media/icon.tsx';

type Look = {
  variant?: 'primary' | 'secondary' | 'plain';
  /** 1.75, 2.25 or 2.75rem high */
  size?: 's' | 'm' | 'l';
  icon?: IconName;
};

function buildButtonClasses({ variant = 'primary', size = 'l' }: Look, className = ''): string {
  return `button button-${variant} button-${size} ${className}`;
}

/** `busy`: its action is running; a second press does nothing, and the focus stays on it. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="submit"
      {...rest}
      className={buildButtonClasses({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} size={size === 's' ? 16 : 20} />}
      {children}
    </button>
  );
}

export function ButtonLink({ variant, size, icon, className, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={buildButtonClasses({ variant, size }, className)}>
      {icon && <Icon name={icon} size={size === 's' ? 16 : 20} />}
      {children}
    </Link>
  );
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  );
}
