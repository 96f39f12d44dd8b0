import { catalogApi } from '../../api/catalog.api';
import { NoDateFits } from './no-date-fits';
import { OnSacredDays } from './on-sacred-days';

/** Tours that visit a festival, and alternatives with other dates. */
export default function BelowTheTours() {
  const { data: days } = catalogApi.useSacredDaysQuery({});
  return (
    <>
      <OnSacredDays days={days ?? []} />
      <NoDateFits />
    </>
  );
}
