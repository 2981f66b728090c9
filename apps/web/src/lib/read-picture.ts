import { endingOf } from '@onegi/contract/file-purpose';

/** Whether a file is an image that every browser shows. */
export const isPicture = (name: string): boolean => ['jpg', 'png'].includes(endingOf(name));

/** An image as the page can show it by itself, before anything was sent; undefined of any other file. */
export function readPicture(file: File): Promise<string | undefined> {
  if (!isPicture(file.name)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}
