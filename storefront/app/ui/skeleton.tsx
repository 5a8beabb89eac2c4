/** Stands where something will be, in its final size (given by `className`). Say what loads with aria-busy around it. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded bg-line ${className}`} />;
}
