import { type LibraryFile, libraryList } from '@onegi/contract/calls/content/boxes';
import { keepFavourite } from '@onegi/contract/calls/content/library';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { queryClient } from '../../lib/queries.ts';
import { useInLanguage } from '../../lib/use-in-language.ts';

/** Keeps a file at hand, or no longer; the list shows it as soon as the server has it. */
export async function turnFavourite({ id, favourite }: LibraryFile): Promise<void> {
  try {
    await callApi(keepFavourite, { body: { id, favourite: !favourite } });
  } catch (error) {
    notifyFailure(error);
  }
  await queryClient.invalidateQueries({ queryKey: [libraryList.page.name] });
}

export function FavouriteButton({ file }: { file: LibraryFile }) {
  const t = useTranslations('content.library');
  const inLanguage = useInLanguage();
  const Star = file.favourite ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className="icon-button brand hover-tinted rigid push-end"
      aria-pressed={file.favourite}
      aria-label={t('favourite', { name: inLanguage(file.title, file.titleZh) })}
      onClick={() => void turnFavourite(file)}
    >
      <Star size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
