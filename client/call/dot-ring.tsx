import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#client/ui/reduced-motion.ts';
import { type Call, isMuted, type LiveCall } from './call-machine.ts';
import { type DotLook, dotRing, dotsDown, dotsOf } from './dots.ts';
import { turnOf } from './turn.tsx';

/** A level arrives every 100 ms. In each frame the ring closes this part of the difference. */
const easing = 0.3;
/** How long a level stays at a dot before it moves to the next one. */
const stepMs = 45;
/** How long a "thinking" dot takes for one round. */
const roundMs = 1_800;
/** The maximum device pixel ratio; higher ones make no visible difference. */
const finest = 2;

/**
 * The second ring in a call. It is drawn on a canvas, because each of its dots has its own size: the dots show the visitor's voice while
 * the character listens, and move in a circle while it thinks. The other rings are scaled as a whole with CSS, which needs no painting.
 * Nothing is drawn in a hidden page, or while nothing changes.
 */
export function DotRing({ call, live }: { call: Call; live: LiveCall }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useRef<() => void>(() => {});
  const turn = turnOf(live);
  const look: DotLook = turn === 'listening' && isMuted(live) ? 'muted' : turn;
  const shownLook = useRef(look);
  shownLook.current = look;
  const { onLevel } = call;

  useEffect(() => {
    const ring = canvas.current;
    const pen = ring?.getContext('2d');
    if (!ring || !pen) return;
    const still = prefersReducedMotion();
    let levels: number[] = Array(dotsDown).fill(0);
    let heard = 0;
    let shown = 0;
    let movedAtMs = 0;
    let frame = 0;
    let color: string | undefined;

    function paint(atMs: number) {
      frame = 0;
      if (!ring || !pen) return;
      const turnNow = shownLook.current;
      if (!still) {
        shown += (heard - shown) * easing;
        if (shown < 0.005) shown = 0;
        if (atMs - movedAtMs > stepMs) {
          levels = [shown, ...levels.slice(0, -1)];
          movedAtMs = atMs;
        }
      }
      const unit = ring.width / dotRing.viewBox;
      const middle = ring.width / 2;
      pen.clearRect(0, 0, ring.width, ring.height);
      // Read here, where the style is computed anyway.
      color ??= getComputedStyle(ring).color;
      pen.fillStyle = color;
      for (const [step, { radius, opacity }] of dotsOf(turnNow, levels, still ? 0 : (atMs % roundMs) / roundMs).entries()) {
        pen.globalAlpha = opacity;
        // The top dot and the lowest dot have no mirror image.
        for (const side of step % (dotsDown - 1) === 0 ? [1] : [-1, 1]) {
          const angle = (side * 2 * Math.PI * step) / dotRing.count;
          pen.beginPath();
          const out = dotRing.radius * unit;
          pen.arc(middle + Math.sin(angle) * out, middle - Math.cos(angle) * out, radius * unit, 0, 2 * Math.PI);
          pen.fill();
        }
      }
      ring.parentElement?.setAttribute('data-drawn', '');
      if (!still && (turnNow === 'thinking' || heard > 0 || levels.some((level) => level > 0))) ask();
    }
    function ask() {
      frame ||= requestAnimationFrame(paint);
    }
    draw.current = ask;

    const sized = new ResizeObserver(() => {
      const pixels = Math.round(ring.clientWidth * Math.min(devicePixelRatio, finest));
      if (ring.width === pixels) return;
      ring.width = ring.height = pixels;
      // At once, because resizing a canvas clears it.
      paint(performance.now());
    });
    sized.observe(ring);
    const leave = onLevel((level, microphone) => {
      heard = shownLook.current === 'speaking' ? level : microphone;
      if (!still && heard > 0) ask();
    });
    return () => {
      leave();
      sized.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [onLevel]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from it.
  useEffect(() => draw.current(), [look]);

  return (
    <span className="dots" aria-hidden="true">
      <canvas ref={canvas} width="1" height="1" />
    </span>
  );
}
