import { SelectField } from '@valam/ui/field/select-field';
import type { ReportAddress } from './use-report-address';

interface GroupFieldProps {
  readonly address: ReportAddress;
  readonly by: string;
  /** Each way to group, with its words. */
  readonly groups: Readonly<Record<string, string>>;
}

/** What the rows of a report are. */
export const GroupField = ({ address, by, groups }: GroupFieldProps) => (
  <SelectField
    label="By"
    value={by}
    options={Object.entries(groups).map(([value, label]) => ({ value, label }))}
    onChange={(event) => address.change({ by: event.target.value })}
  />
);
