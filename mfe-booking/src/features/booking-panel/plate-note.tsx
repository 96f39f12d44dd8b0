import { TextLink } from '@valam/ui/link/link';
import { Notice } from '@valam/ui/notice/notice';
import { notOnThePlate } from './plate-check';

/** Says before paying what the kitchens cannot serve. */
export function PlateCheck({ typed, notServed }: { typed: string; notServed: readonly string[] }) {
  const missing = notOnThePlate(typed, notServed);
  if (missing.length === 0) return null;
  return (
    <Notice tone="attention" title="Our kitchens cannot promise this" live>
      Not possible on this trip: {missing.join('; ')}. You may book and bring what you need, or{' '}
      <TextLink href="/contact-us">ask us first</TextLink>.
    </Notice>
  );
}
