import type { Picture } from '@valam/contracts/catalog/picture.schema';

const hours = {
  dawn: ['#F6C9A8', '#E8894F', '#7A3B4E', '#FBE7C8'],
  noon: ['#BFE3E0', '#3C8F93', '#C9A063', '#FFF3D6'],
  dusk: ['#7C3E6B', '#3B2450', '#E0653A', '#F8C04E'],
  night: ['#1B2A5E', '#0D1538', '#3D4F8F', '#F4EBD0'],
} as const;

/** A small drawing as a sample picture: a hill and a tower, colored by time of day. */
export function samplePicture(
  hour: keyof typeof hours,
  kind: Picture['kind'] = 'drawing',
  name: string = hour,
): Picture {
  const [sky, hill, stone, light] = hours[hour];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice"><path fill="${sky}" d="M0 0h400v300H0z"/><circle cx="${hour === 'noon' ? 120 : 285}" cy="95" r="52" fill="${light}"/><path fill="${hill}" d="M0 240Q110 120 220 210T400 190V300H0Z"/><path fill="${stone}" d="M150 250 168 90h14l6-22 6 22h14l18 160Z"/><path fill="${hill}" d="M180 250v-34a10 10 0 0 1 20 0v34Z"/><path fill="${stone}" d="M0 250h400v50H0z"/></svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}#${name}`,
    width: 1200,
    height: 900,
    alt: `Drawing: a temple tower before a hill at ${hour}`,
    placeholder: sky,
    kind,
  };
}

const face = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><path fill="#F5E0E8" d="M0 0h200v200H0z"/><path fill="#7A1742" d="M20 200c4-48 40-66 80-66s76 18 80 66Z"/><circle cx="100" cy="86" r="42" fill="#A46C48"/><path fill="#1B1318" d="M56 84c-4-40 24-56 46-56s48 16 42 56c-8-22-22-32-40-32s-40 10-48 32Z"/></svg>`;

export const samplePortrait: Picture = {
  src: `data:image/svg+xml,${encodeURIComponent(face)}`,
  width: 400,
  height: 400,
  alt: 'Portrait of a yoga teacher',
  placeholder: '#F5E0E8',
  kind: 'photograph',
};
