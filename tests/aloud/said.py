# A voice for Orca that writes instead of speaking: what it is given to say, a line each, into the file that SAID names.
import os

from orca import speechserver

paper = open(os.environ["SAID"], "a", buffering=1, encoding="utf-8")


class SpeechServer(speechserver.SpeechServer):
    voice = None

    @staticmethod
    def getFactoryName():
        return "said"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.voice = SpeechServer.voice or SpeechServer()
        return SpeechServer.voice

    @staticmethod
    def shutdownActiveServers():
        pass

    def getInfo(self):
        return ["said", "said"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            paper.write(" ".join(text.split()) + "\n")

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utteranceIterator, progressCallback):
        for context, _ in utteranceIterator:
            self.speak(context.utterance)
