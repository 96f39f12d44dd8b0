import { styled } from 'styled-components';

const Thumb = styled.img<{ $isLarge: boolean }>`
  width: ${({ $isLarge }) => ($isLarge ? 'min(30rem, 100%)' : '6rem')};
  height: ${({ $isLarge }) => ($isLarge ? 'auto' : '4rem')};
  object-fit: cover;
  background: var(--color-surface-sunken);
`;

/** A picture, given by its key, its URL or the whole object. */
export function PictureThumb({ picture, isLarge = false }: { picture: unknown; isLarge?: boolean }) {
  const src = addressOf(picture);
  if (!src) return null;
  const alt = typeof picture === 'object' && picture !== null && 'alt' in picture ? String(picture.alt) : '';
  return <Thumb $isLarge={isLarge} src={`${src}/${isLarge ? 1200 : 480}.webp`} alt={alt} loading="lazy" />;
}

function addressOf(picture: unknown): string | null {
  if (typeof picture === 'string') return picture.startsWith('/media/') ? picture : `/media/${picture}`;
  if (typeof picture === 'object' && picture !== null && 'src' in picture) return String(picture.src);
  return null;
}
