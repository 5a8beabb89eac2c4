import { useRouteLoaderData } from 'react-router';
import type { DeskMember, DeskTenant } from '#desk/app/request/desk-request.ts';
import type { DeskLanguage } from '#desk/app/texts/desk-language.ts';

/** The data that every screen behind the sign-in may read. */
export type FrameData = {
  readonly member: DeskMember;
  /** whose things are shown; null for a member without any */
  readonly tenant: DeskTenant | null;
  readonly language: DeskLanguage;
  readonly colorMode: 'light' | 'dark' | null;
};

/** The id that the framework gives to the frame's route: its file. */
const FRAME_ROUTE = 'frame/frame.route';

/** @returns undefined where the frame itself could not be loaded */
export function useFrameIfLoaded(): FrameData | undefined {
  return useRouteLoaderData<FrameData>(FRAME_ROUTE) as FrameData | undefined;
}

/** The frame's data, on any screen below it. */
export function useFrame(): FrameData {
  const frame = useFrameIfLoaded();
  if (!frame) throw new Error('useFrame outside of the frame');
  return frame;
}
