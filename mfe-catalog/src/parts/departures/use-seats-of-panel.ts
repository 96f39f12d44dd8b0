import type { Availability } from '@valam/contracts/leads/availability.schema';
import { useAppDispatch } from '@valam/mfe-kit/store';
import { catalogApi } from '../../api/catalog.api';

/** Takes the seats that the booking panel of a trip has requested again, so that the dates beside it show the same ones. */
export function useSeatsOfPanel(
  endpointName: 'availability' | 'retreatAvailability',
  slug: string,
): (seats: readonly Availability[]) => void {
  const dispatch = useAppDispatch();
  return (seats) => {
    dispatch(catalogApi.util.upsertQueryEntries([{ endpointName, arg: { slug }, value: [...seats] }]));
  };
}
