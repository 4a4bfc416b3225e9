import type { ComponentType } from 'react';
import { deferredPart, type DeferredPart } from '@lectern/shared/loading';
import type { SessionUser } from '@lectern/shared/host';
import type { StudioPart } from './partAddress';

/** Props of each part of the studio of a course. Parts get the draft from `useDraftValue()` and `useSession()`. */
export type StudioPartProps = { user: SessionUser; courseId: string };

const part = <Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<StudioPartProps>,
): DeferredPart<StudioPartProps> => deferredPart(load, pick);

/** The parts of the studio of a course by the value of `?part=`, in the order of the menu. */
export const STUDIO_PARTS = {
  outline: part(
    () => import('../outline'),
    (module) => module.Outline,
  ),
  details: part(
    () => import('../details'),
    (module) => module.Details,
  ),
  preview: part(
    () => import('../preview'),
    (module) => module.Preview,
  ),
  review: part(
    () => import('../review'),
    (module) => module.ReviewPart,
  ),
  questions: part(
    () => import('../questions'),
    (module) => module.CourseQuestions,
  ),
  figures: part(
    () => import('../figures'),
    (module) => module.FiguresPart,
  ),
  transfer: part(
    () => import('../transfer'),
    (module) => module.ExportPart,
  ),
} satisfies Record<StudioPart, DeferredPart<StudioPartProps>>;
