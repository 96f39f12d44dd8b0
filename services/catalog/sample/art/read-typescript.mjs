// Loader that lets a tool import the content modules: Node strips the types, and '.js' in an import resolves
// to '.ts'.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !context.parentURL)
      return next(specifier, context);
    const written = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    return existsSync(fileURLToPath(written)) ? next(written.href, context) : next(specifier, context);
  },
});
