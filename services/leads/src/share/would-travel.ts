import type { EntityManager } from 'typeorm';
import { TravellerEntity } from '../booking/traveller.entity.js';
import type { ShareEntity } from './share.entity.js';

/**
 * True for a companion who is expected to travel: one who has paid or may still pay, or whose form is filled
 * in and whose share the lead traveler pays.
 */
export async function wouldTravel(
  tx: EntityManager,
  { id: shareId, state }: Pick<ShareEntity, 'id' | 'state'>,
): Promise<boolean> {
  if (state === 'paid' || state === 'open') return true;
  if (state !== 'covered' && state !== 'lapsed') return false;
  return tx.existsBy(TravellerEntity, { shareId, isComplete: true });
}
