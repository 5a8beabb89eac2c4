/** A placeholder in the final size of the content (given by `className`). Use aria-busy around it. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded bg-line ${className}`} />;
}
