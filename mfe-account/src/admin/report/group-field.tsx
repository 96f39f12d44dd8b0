import { SelectField } from '@valam/ui/field/select-field';
import type { ReportAddress } from './use-report-address';

interface GroupFieldProps {
  readonly address: ReportAddress;
  readonly by: string;
  /** Maps each grouping to its label. */
  readonly groups: Readonly<Record<string, string>>;
}

/** Selects the grouping of a report. */
export const GroupField = ({ address, by, groups }: GroupFieldProps) => (
  <SelectField
    label="By"
    value={by}
    options={Object.entries(groups).map(([value, label]) => ({ value, label }))}
    onChange={(event) => address.change({ by: event.target.value })}
  />
);
