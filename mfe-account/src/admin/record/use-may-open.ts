import { office } from '../description/places';
import { describe } from '../entities/all';
import { useRole } from '../frame/use-role';

/** Whether the user's role may open a link: any outside the back office, and the records that it may read. */
export function useMayOpen(): (href: string) => boolean {
  const role = useRole();
  return (href) => {
    if (!href.startsWith(`${office}/`)) return true;
    const name = href.slice(office.length + 1).split(/[/?]/)[0] ?? '';
    return describe(name)?.roles.read.includes(role) ?? false;
  };
}
