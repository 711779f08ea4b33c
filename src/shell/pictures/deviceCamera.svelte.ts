// The camera of the device: asking for it, its lamp, switching to another one, losing it.

export type CameraState = 'asking' | 'live' | 'refused' | 'missing' | 'busy' | 'gone';

/** The names of browsers for what went wrong. */
const WHY: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy'
};

/** TypeScript does not know the lamp of a camera yet. */
type Lamp = MediaTrackCapabilities & { readonly torch?: boolean };

export class Camera {
  #state: CameraState = $state('asking');
  #others: readonly string[] = $state.raw([]);
  #hasTorch = $state(false);
  #isLit = $state(false);
  #stream: MediaStream | null = null;
  /** Counts the requests; only the latest counts, since people may take long to answer. */
  #asked = 0;

  get state(): CameraState {
    return this.#state;
  }

  get hasOthers(): boolean {
    return this.#others.length > 1;
  }

  get hasTorch(): boolean {
    return this.#hasTorch;
  }

  get isLit(): boolean {
    return this.#isLit;
  }

  async open(video: HTMLVideoElement, device: string | null = null): Promise<void> {
    this.close();
    const asked = ++this.#asked;
    this.#state = 'asking';
    try {
      const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
      if (mediaDevices === undefined) {
        this.#state = 'missing';
        return;
      }
      const which = device === null ? { facingMode: { ideal: 'environment' } } : { deviceId: { exact: device } };
      const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
      const stream = await mediaDevices.getUserMedia({ audio: false, video: { ...which, ...size } });
      if (asked !== this.#asked) return stop(stream);
      this.#stream = stream;
      const [track] = stream.getVideoTracks();
      track?.addEventListener('ended', () => {
        if (asked === this.#asked) this.#state = 'gone';
      });
      video.srcObject = stream;
      await video.play().catch(() => undefined);
      if (asked !== this.#asked) return;
      this.#hasTorch = (track?.getCapabilities?.() as Lamp | undefined)?.torch === true;
      this.#state = 'live';
      const devices = await mediaDevices.enumerateDevices().catch(() => []);
      this.#others = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId);
    } catch (error) {
      if (asked === this.#asked) this.#state = WHY[error instanceof DOMException ? error.name : ''] ?? 'missing';
    }
  }

  async change(video: HTMLVideoElement): Promise<void> {
    const current = this.#stream?.getVideoTracks()[0]?.getSettings().deviceId ?? '';
    const next = this.#others[(this.#others.indexOf(current) + 1) % this.#others.length];
    await this.open(video, next ?? null);
  }

  async light(): Promise<void> {
    const lit = !this.#isLit;
    const wish = { advanced: [{ torch: lit } as MediaTrackConstraintSet] };
    const done = this.#stream
      ?.getVideoTracks()[0]
      ?.applyConstraints(wish)
      .then(
        () => true,
        () => false
      );
    if (await done) this.#isLit = lit;
  }

  close(): void {
    this.#asked++;
    if (this.#stream !== null) stop(this.#stream);
    this.#stream = null;
    this.#isLit = false;
  }
}

const stop = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());
