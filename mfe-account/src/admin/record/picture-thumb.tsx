import { styled } from 'styled-components';

const Thumb = styled.img`
  width: 6rem;
  height: 4rem;
  object-fit: cover;
  background: var(--color-shade);
`;

/** A picture by its key, its address or whole. */
export function PictureThumb({ picture }: { picture: unknown }) {
  const src = addressOf(picture);
  if (!src) return null;
  const alt = typeof picture === 'object' && picture !== null && 'alt' in picture ? String(picture.alt) : '';
  return <Thumb src={`${src}/480.webp`} alt={alt} loading="lazy" />;
}

function addressOf(picture: unknown): string | null {
  if (typeof picture === 'string') return picture.startsWith('/media/') ? picture : `/media/${picture}`;
  if (typeof picture === 'object' && picture !== null && 'src' in picture) return String(picture.src);
  return null;
}
