import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';

const Note = styled(Small)`
  padding-bottom: var(--space-4);
`;

/** A note that pictures are drawings, below headings that promise photos. */
export function DrawingsNote({ pictures }: { pictures: readonly Picture[] }) {
  if (!pictures.some((picture) => picture.kind === 'drawing')) return null;
  return <Note $soft>Drawings stand here until our travelers&apos; photographs arrive.</Note>;
}
