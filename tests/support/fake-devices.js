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
    resume() {
      return devices.soundTaken ? Promise.reject(new DOMException('taken', 'InvalidStateError')) : super.resume();
    }
  };
  window.WebSocket = class extends RealWebSocket {
    constructor(...options) {
      super(...options);
      sockets.push(this);
    }
  };

  /** Taps on the loudspeakers. */
  const ears = [];
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (to, ...more) {
    if (to instanceof AudioDestinationNode && this.context instanceof RealAudioContext) {
      const ear = new AnalyserNode(this.context, { fftSize: 2048, smoothingTimeConstant: 0 });
      connect.call(this, ear);
      ears.push(ear);
    }
    return connect.call(this, to, ...more);
  };

  let voice = null;
  let microphone = null;
  const devices = {
    /** Name of the DOMException that the next requests for the microphone end in. */
    microphoneError: null,
    /** While true nobody answers the browser's question. */
    unanswered: false,
    asked: 0,
    /** While true something else has the loudspeaker. */
    soundTaken: false,
    /** The browser puts the sound to sleep. */
    async sleep() {
      await contexts.at(-1).suspend();
    },
    /** The microphone in use goes away. */
    unplug() {
      for (const track of tracks.filter(({ readyState }) => readyState === 'live')) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
      devices.plugged();
    },
    plugged: () => void navigator.mediaDevices.dispatchEvent(new Event('devicechange')),
    speak: (level) => {
      voice.gain.value = level * Math.SQRT2;
    },
    /** Speaks for so many seconds of sound, is quiet for so many, and so on, however busy the machine is. Resolves when all is said. */
    async speakFor(level, ...seconds) {
      const { context, gain } = voice;
      let at = context.currentTime;
      for (const [i, time] of seconds.entries()) {
        gain.setValueAtTime(i % 2 === 0 ? level * Math.SQRT2 : 0, at);
        at += time;
      }
      gain.setValueAtTime(0, at);
      while (context.currentTime < at) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    /** Says a piece of speech into the microphone, once: samples of 16 bit as base64, and their rate in Hz. */
    say(base64, sampleRate) {
      const samples = Float32Array.from(
        new Int16Array(Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)).buffer),
        (s) => s / 0x8000,
      );
      const buffer = new AudioBuffer({ length: samples.length, sampleRate });
      buffer.getChannelData(0).set(samples);
      const source = new AudioBufferSourceNode(microphone.context, { buffer });
      source.connect(microphone);
      source.start();
    },
    /** The level of what goes to the loudspeakers, 0..1. */
    heard() {
      const samples = new Float32Array(2048);
      const levels = ears.map((ear) => {
        ear.getFloatTimeDomainData(samples);
        return Math.hypot(...samples) / Math.sqrt(samples.length);
      });
      return Math.max(0, ...levels);
    },
    /** How much of a tone, in Hz, goes to the loudspeakers: its amplitude, as far as one look tells. */
    heardOf(hz) {
      return Math.max(
        0,
        ...ears.map((ear) => {
          const bins = new Float32Array(ear.frequencyBinCount);
          ear.getFloatFrequencyData(bins);
          const at = Math.round((hz * ear.fftSize) / ear.context.sampleRate);
          return 10 ** (Math.max(bins[at - 1], bins[at], bins[at + 1]) / 20);
        }),
      );
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
    microphone = out;
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
