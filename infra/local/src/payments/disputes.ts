import { invalid, noSuch } from './api-error.ts';
import { dispute as disputeOf } from './dispute-shape.ts';
import { newId, now } from './state.ts';
import type { State } from './state.ts';
import type { Announce } from './events.ts';

const reasons = ['fraudulent', 'product_not_received', 'duplicate', 'general'];
const outcomes = ['won', 'lost'];

/** A payer asks the bank for the money back; later the bank decides. */
export function disputes({ state, announce }: { state: State; announce: Announce }) {
  return {
    open(paymentIntent: string, reason: string = 'fraudulent') {
      if (!reasons.includes(reason)) throw invalid(`Invalid reason: ${reason}`, { param: 'reason' });
      const intent = state.get('payment_intent', paymentIntent);
      const charge = state.get('charge', intent?.latest_charge ?? '');
      if (!charge?.paid) throw noSuch('payment_intent', paymentIntent);
      if (charge.disputed) throw invalid(`Charge ${charge.id} is already disputed.`);
      const disputed = state.put('charge', { ...charge, disputed: true });
      const dispute = state.put(
        'dispute',
        disputeOf({ id: newId('du'), charge: disputed, reason, created: now() }),
      );
      announce('charge.dispute.created', dispute);
      return dispute;
    },
    close(id: string, outcome: string) {
      if (!outcomes.includes(outcome)) throw invalid(`Invalid outcome: ${outcome}`, { param: 'outcome' });
      const dispute = state.get('dispute', id);
      if (!dispute) throw noSuch('dispute', id);
      const closed = state.put('dispute', { ...dispute, status: outcome });
      announce('charge.dispute.closed', closed);
      return closed;
    },
  };
}

export type Disputes = ReturnType<typeof disputes>;
