import { Link } from './link.tsx';

interface Props {
  /** What the list is called for those who hear it. */
  label: string;
  home: string;
  /** Pages between the home page and this one. */
  above?: readonly { readonly name: string; readonly path: string }[];
  here: string;
}

/** Where the page stands. */
export function Breadcrumb({ label, home, above = [], here }: Props) {
  return (
    <nav aria-label={label} className="breadcrumb mt-lg">
      <ol className="small">
        {[{ name: home, path: '/' }, ...above].map(({ name, path }) => (
          <li key={path}>
            <Link to={path} className="text-link">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="dimmed">
          {here}
        </li>
      </ol>
    </nav>
  );
}
