import type { Toast } from '@valam/mfe-kit/shell';

/** The toast for failures without a more specific message. */
export const bookingFailed: Toast = {
  title: 'Booking failed',
  description: 'Please try again or contact us directly.',
  tone: 'destructive',
};

export const missingDate: Toast = {
  title: 'Missing Information',
  description: 'Please select a departure date.',
  tone: 'destructive',
};

/** The notice shown after a refusal; without a notice only the toast is shown. */
export interface Refusal {
  readonly notice: { readonly title: string; readonly text: string };
  /** If true, the first step is shown. Seats and prices are refetched. */
  readonly backToChoice: boolean;
}
