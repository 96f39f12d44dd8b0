import type { Linter } from 'eslint';

const environment = {
  object: 'process',
  property: 'env',
  message: 'Configuration is read once, in config.ts or main.ts, and passed in typed.',
};

const clock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Business time comes from the injected Clock.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Business time comes from the injected Clock.',
  },
];

/** Only configuration reads the environment. */
export const noEnvironment: Linter.Config = { rules: { 'no-restricted-properties': ['error', environment] } };

/** A transaction has one connection, which runs its queries one after the other. */
const connection = {
  selector:
    "CallExpression[callee.object.name='Promise'] > ArrayExpression > CallExpression[callee.object.name='tx']",
  message: 'A transaction asks one thing after the other: await each query.',
};

/** One bad record must not stop the others of its sweep. */
const sweep = {
  selector:
    "ForOfStatement AwaitExpression > CallExpression[callee.property.name='transaction'][callee.object.property.name='dataSource']",
  message: 'The first that fails holds up the rest: use inTransactions.',
};

/** A repository serves simple reads and writes; a statement over a set is a named constant of its module. */
const statement = {
  selector: String.raw`:matches(ClassBody, FunctionDeclaration, FunctionExpression, ArrowFunctionExpression > BlockStatement) TemplateLiteral:has(> TemplateElement:first-child[value.raw=/^\s*\(?(select|insert into|update|delete from|with|where|exists)\s/]):has(> TemplateElement[value.raw=/\n/])`,
  message:
    'SQL of more than a line is a named constant at the head of the module, or of a *.sql.ts file; simple reads and writes use a repository.',
};

/**
 * Outside a transaction, tables are accessed through the injected repositories of their entities. A class that already
 * has six constructor parameters is exempt.
 */
const withRoom = `ClassDeclaration:not(:has(MethodDefinition[kind='constructor'] TSParameterProperty:nth-child(6)))`;
const repository = [
  "[callee.object.property.name='manager'][callee.object.object.property.name='dataSource']",
  "[callee.object.name='manager']",
].map((manager) => ({
  selector: `${withRoom} CallExpression${manager}[arguments.0.name=/Entity$/]`,
  message: 'Outside a transaction, use the repository of the entity: @InjectRepository(…Entity).',
}));

/**
 * The type of a property says whether its column may be null. A type of a contract (`Tour['effort']`) may include null
 * without naming it.
 */
const typeOf = (columns: string) =>
  `PropertyDefinition:has(Decorator > CallExpression[callee.name=/^(${columns})$/]) > TSTypeAnnotation >`;
const optional = typeOf(String.raw`Optional\w+`);
const required = typeOf('Text|Texts|Uuid|Whole|Minor|Flag|Day|Moment|Json|Numbered');
const nullness = [
  {
    selector: `:matches(${optional} :not(TSUnionType, TSIndexedAccessType), ${optional} TSUnionType:not(:has(> TSNullKeyword)))`,
    message: 'An optional column may be null: its type has to include null.',
  },
  {
    selector: `${required} TSUnionType > TSNullKeyword`,
    message: 'A required column is never null: use the optional one, or leave null out of the type.',
  },
];

const rules = [...clock, connection, sweep, ...nullness];

/**
 * Only the clock reads the time; a transaction runs one query at a time, a sweep continues after a failure, the types of
 * columns are true, SQL has a name, and simple reads and writes use repositories.
 */
export const backEndSyntax: Linter.Config = {
  rules: { 'no-restricted-syntax': ['error', ...rules, statement, ...repository] },
};

/** The same for classes that would exceed six constructor parameters with the repositories of their entities. */
export const managerSyntax: Linter.Config = {
  rules: { 'no-restricted-syntax': ['error', ...rules, statement] },
};

/** The same for files of SQL. */
export const sqlSyntax: Linter.Config = { rules: { 'no-restricted-syntax': ['error', ...rules] } };

/**
 * A custom property of the root is inherited by every element: changing one makes the browser recompute the styles of
 * the whole page, registered as not inherited or not. On a phone's first paint, that takes a tenth of a second.
 */
const rootProperties = [
  {
    selector: "MemberExpression[property.name='style'] > MemberExpression[property.name='documentElement']",
    message: 'A style of the root reaches every element: style the element that needs it.',
  },
  {
    selector: String.raw`TemplateElement[value.raw=/(:root|html)\S*:has\(\S*\s*\{\s*--/]`,
    message:
      'A custom property of the root that comes and goes reaches every element: set the property itself.',
  },
];

/**
 * Supported browsers have the library of `es2023`: Safari 16, Chrome 110 and Firefox 115 or later. The compiler rejects
 * newer language features (`lib` in `tsconfig/browser.json`), but its DOM types include the newest of every browser.
 * `randomUUID` is missing on sites without HTTPS.
 */
const newerThanBrowsers = [
  {
    selector: "MemberExpression[object.name='URL'][property.name=/^(parse|canParse)$/]",
    message: 'Safari before 18 lacks it: use urlOf of @valam/contracts/shared/web-address.',
  },
  {
    selector: "MemberExpression[object.name='AbortSignal'][property.name='any']",
    message: 'Safari before 17.4 lacks it: abort one controller from both.',
  },
  {
    selector: "MemberExpression[object.name='Response'][property.name='json']",
    message: 'Safari before 17 lacks it.',
  },
  {
    selector: "CallExpression[callee.property.name='checkVisibility']",
    message: 'Safari before 17.4 lacks it.',
  },
  {
    selector: "MemberExpression[object.name='crypto'][property.name='randomUUID']",
    message: 'Sites without encryption lack it: use getRandomValues.',
  },
];

/** For code that runs in browsers, even if services use it too. */
export const browserSyntax: Linter.Config = {
  rules: { 'no-restricted-syntax': ['error', ...newerThanBrowsers] },
};

/** Coined names that were replaced by terms of art: links, filters, testimonials, a preview, an export. */
const coinedNames = ['Ways', 'Doors', 'Voices', 'Foreseen', 'TakeAway', 'waysOf', 'onLookAgain'];

/** Page state is not a property of the root element, browsers support what is used, and names are terms of art. */
export const frontEndSyntax: Linter.Config = {
  rules: {
    'no-restricted-syntax': ['error', ...rootProperties, ...newerThanBrowsers],
    'id-denylist': ['error', ...coinedNames],
  },
};

const forbid = (forbidden: { paths?: object[]; patterns?: object[] }): Linter.Config => ({
  rules: { 'no-restricted-imports': ['error', forbidden] },
});

const wholeZod = {
  name: 'zod',
  message: "Import 'zod/mini': the whole library is several times larger in the browser.",
};

export const onlySmallZod = forbid({ paths: [wholeZod] });

/** The platform reaches remotes through mfe-kit, which leaves out unused exports. */
export const onlySharedPlatform = forbid({
  paths: [
    wholeZod,
    { name: '@reduxjs/toolkit', message: 'Import it from @valam/mfe-kit/store.' },
    { name: '@reduxjs/toolkit/query/react', message: 'Import it from @valam/mfe-kit/api.' },
    { name: 'react-router', message: 'Import it from @valam/mfe-kit/router.' },
    { name: 'react-router/dom', message: 'The shell alone mounts the router.' },
    { name: 'radix-ui', message: 'Compose the primitives of @valam/ui.' },
    {
      name: 'styled-components',
      allowImportNames: ['css', 'styled'],
      message:
        'Shell and remotes use only these. Write a rule for the whole page in a component, with `:root:has(&)`: every server rendering would add a global style again to its kept style sheet.',
    },
  ],
});
