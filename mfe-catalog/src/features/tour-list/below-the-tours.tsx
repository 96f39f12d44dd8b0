import { catalogApi } from '../../api/catalog.api';
import { NoDateFits } from './no-date-fits';
import { OnSacredDays } from './on-sacred-days';

/** Tours that meet a festival, and the way to dates of one's own. */
export default function BelowTheTours() {
  const { data: days } = catalogApi.useSacredDaysQuery({});
  return (
    <>
      <OnSacredDays days={days ?? []} />
      <NoDateFits />
    </>
  );
}
