import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { keepMade, printPublic } from '../../documents/print-cached.ts';
import { productJob } from '../../documents/product-print.ts';
import { benefitFile } from './benefit-file.ts';
import type { Recipe } from './recipe.ts';

/** The bytes of a file that came with the product, made now or kept from the first time. */
export async function makeFile(deps: Deps, recipe: Recipe): Promise<Buffer> {
  switch (recipe.kind) {
    case 'announcement':
      return (await printPublic(deps, { ...recipe, language: 'en' })).pdf;
    case 'claimForm':
      return (await printPublic(deps, { kind: 'claimForm', language: 'en', claim: { form: recipe.form } })).pdf;
    case 'product': {
      const job = productJob(deps.catalogue.current(), recipe.fileName, recipe.language);
      if (!job) throw new AppError('file.notFound');
      return (await printPublic(deps, job)).pdf;
    }
    case 'picture':
      return (await printPublic(deps, { ...recipe, language: 'en' })).pdf;
    case 'benefits': {
      const version = deps.catalogue.current().line(recipe.line);
      return keepMade(deps.files, JSON.stringify([recipe, version.version]), () => benefitFile(recipe, version));
    }
  }
}
