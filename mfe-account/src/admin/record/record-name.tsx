import type { AdminEntity } from '@valam/contracts/admin/entities';
import { Link } from '@valam/mfe-kit/router';
import { useRecord } from '../api/use-records';
import { recordPlace } from '../description/places';
import { describe } from '../entities/all';
import { useRole } from '../frame/use-role';

/** Links to a record by name; shows the shortened id if the role may not read the record. */
export function RecordName({ of, id }: { of: AdminEntity; id: string }) {
  const role = useRole();
  const description = describe(of);
  const mayRead = description?.roles.read.includes(role) ?? false;
  const { record } = useRecord(of, id, { skip: !mayRead });
  if (!mayRead) return id.slice(0, 8);
  return (
    <Link to={recordPlace(of, id)}>
      {record && description ? description.titleOf(record) : id.slice(0, 8)}
    </Link>
  );
}
