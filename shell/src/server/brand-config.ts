import { sampleDomain, sampleEmail } from '@valam/contracts/shared/sample-address';
import type { Brand } from '@valam/mfe-kit/shell';
import * as z from 'zod/mini';

type Env = Readonly<Record<string, string | undefined>>;

/** The default brand name; its local name applies only together with it. */
const ownName = 'Valam';
const ownLocalName = { text: 'வலம்', lang: 'ta' };

const BrandEnvironment = z.object({
  BRAND_NAME: z._default(z.string(), ownName),
  /** The name in its own script, shown beside the wordmark, and the language of that script. */
  BRAND_LOCAL_NAME: z.optional(z.string()),
  BRAND_LOCAL_LANGUAGE: z.optional(
    z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language code such as ta')),
  ),
  BRAND_EMAIL: z.optional(z.string()),
  BRAND_PHONE: z._default(z.string(), '+91 00000 12012'),
  /** First names, comma-separated, the founder first. */
  BRAND_TEAM: z._default(z.string(), 'Anandhi,Arjun,Mercy,Farook'),
});
export const brandEnvironment = BrandEnvironment.shape;

/** Without a language, screen readers would mispronounce a name in another script. */
export const brandProblems = (env: Env): string[] =>
  Boolean(env['BRAND_LOCAL_NAME']) === Boolean(env['BRAND_LOCAL_LANGUAGE'])
    ? []
    : ['BRAND_LOCAL_NAME, BRAND_LOCAL_LANGUAGE: set both or neither'];

export function brandOf(data: z.output<typeof BrandEnvironment>, env: Env): Omit<Brand, 'origin'> {
  const { BRAND_NAME: name, BRAND_LOCAL_NAME: text, BRAND_LOCAL_LANGUAGE: lang } = data;
  return {
    name,
    localName: text && lang ? { text, lang } : name === ownName ? ownLocalName : null,
    email: data.BRAND_EMAIL ?? sampleEmail(name),
    phone: data.BRAND_PHONE,
    team: data.BRAND_TEAM.split(',')
      .map((first) => first.trim())
      .filter(Boolean),
    social: Object.fromEntries(
      networks.map((network) => [
        network,
        env[`BRAND_SOCIAL_${network.toUpperCase()}`] ?? `https://${network}.com/${sampleDomain(name)}`,
      ]),
    ),
  };
}

const networks = ['facebook', 'instagram', 'youtube', 'substack'] as const;
