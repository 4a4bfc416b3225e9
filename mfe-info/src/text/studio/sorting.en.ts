import { translatable } from '@lectern/shared/translations';

/** Texts of sorted lists in the studio. */
export const sortingText = translatable('studio/sorting', (format) => {
  const at = (position: number, of: number): string => `position ${format.number(position)} of ${format.number(of)}`;
  return {
    handle: 'sortable',
    move: (name: string) => `Move ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    instructions:
      'To move the entry, press Space, then the arrow keys. Space drops it, Escape puts it back. A click on the ' +
      'handle shows buttons that move it.',
    lifted: (name: string, position: number, of: number) => `${name} lifted, ${at(position, of)}.`,
    over: (name: string, position: number, of: number) => `${name}: ${at(position, of)}.`,
    dropped: (name: string, position: number, of: number) => `${name} dropped, ${at(position, of)}.`,
    putBack: (name: string, position: number, of: number) => `${name} put back, ${at(position, of)}.`,
    deleted: (name: string) => `Deleted: ${name}`,
    undo: 'Undo',
    duplicate: 'Duplicate',
    delete: 'Delete',
  };
});
