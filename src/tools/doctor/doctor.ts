// Looks at the machine, the program and a site, and tells what is there, what is missing, and what to do.
import type { DoctorResult } from '#model/doctor';
import { findPlaces } from '#pipeline/0-configure/configure';
import type { RunRequest } from '#session/run-request';
import { examineBrowser, examinePeers } from './peers.ts';
import { examineProgram, type Program } from './program.ts';
import { examineSite } from './site.ts';
import { examineSystem } from './system.ts';

export type { Program };

export interface Examination {
  readonly program: Program;
  /** A Chromium to use instead of one that is searched for, absolute. */
  readonly browser: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Writes nothing but what reading a configuration caches. */
export async function examine(request: RunRequest, { program, browser, now }: Examination): Promise<DoctorResult> {
  const places = await findPlaces(request);
  const root = places?.root;
  const ofProgram = await examineProgram(program, root);
  // A configuration is read by esbuild.
  const isSound = !ofProgram.some(({ blocks }) => blocks);
  const { findings: ofSite, settings } = await examineSite(request, { places, reads: isSound, now });
  const findings = [
    ...ofProgram,
    ...(await examinePeers(program, root)),
    await examineBrowser(browser),
    ...ofSite,
    ...(await examineSystem(root, settings)),
  ];
  return { ok: !findings.some(({ blocks }) => blocks), findings };
}
