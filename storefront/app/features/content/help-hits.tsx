import { Link } from 'react-router';

export type HelpHit = { readonly title: string; readonly text: string; readonly path: string };

/** Pages and topics of the help that were found. */
export function HelpHits({ hits }: { hits: readonly HelpHit[] }) {
  if (hits.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {hits.map(({ title, text, path }) => (
        <li key={path} className="py-3">
          <Link to={path} className="link font-medium">
            {title}
          </Link>
          <p className="mt-1 line-clamp-2 text-sm text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
