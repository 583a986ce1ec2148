/**
 * The visitor's devices, for tests: a microphone that gives what the test says, and a count of everything a call must let
 * go of. Runs in the page before the site does, as `window.devices`.
 */
(() => {
  const RealAudioContext = window.AudioContext;
  const RealWebSocket = window.WebSocket;
  const contexts = [];
  const sockets = [];
  const tracks = [];
  const wakeLocks = [];

  window.AudioContext = class extends RealAudioContext {
    constructor(...options) {
      super(...options);
      contexts.push(this);
    }
  };
  window.WebSocket = class extends RealWebSocket {
    constructor(...options) {
      super(...options);
      sockets.push(this);
    }
  };

  let voice = null;
  const devices = {
    /** Name of the DOMException that the next requests for the microphone end in. */
    microphoneError: null,
    /** While true nobody answers the browser's question. */
    unanswered: false,
    asked: 0,
    speak: (level) => {
      voice.gain.value = level * Math.SQRT2;
    },
    /** What is open now. */
    open: () => ({
      microphones: tracks.filter((track) => track.readyState === 'live').length,
      contexts: contexts.filter((context) => context.state !== 'closed').length,
      sockets: sockets.filter((socket) => socket.readyState <= RealWebSocket.OPEN).length,
      wakeLocks: wakeLocks.filter((lock) => !lock.released).length,
      players: document.querySelectorAll('audio').length,
    }),
    /** Whether a microphone that is open also sends. */
    sends: () => tracks.some((track) => track.readyState === 'live' && track.enabled),
    answer: () => {},
  };
  window.devices = devices;

  navigator.mediaDevices.getUserMedia = async () => {
    devices.asked++;
    if (devices.unanswered) await new Promise((resolve) => Object.assign(devices, { answer: resolve }));
    if (devices.microphoneError) throw new DOMException('refused', devices.microphoneError);
    const context = new RealAudioContext();
    const tone = new OscillatorNode(context, { frequency: 300 });
    const out = context.createMediaStreamDestination();
    voice = new GainNode(context, { gain: 0 });
    tone.connect(voice).connect(out);
    tone.start();
    const [track] = out.stream.getAudioTracks();
    tracks.push(track);
    return out.stream;
  };
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      async request() {
        const lock = {
          released: false,
          async release() {
            lock.released = true;
          },
        };
        wakeLocks.push(lock);
        return lock;
      },
    },
  });
})();
