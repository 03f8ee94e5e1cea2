"""Trains a small French to English network and exports it for the phone."""

import json
import random
import re
import unicodedata

import torch
from torch import nn
from torch.utils.mobile_optimizer import optimize_for_mobile

HIDDEN_SIZE = 256
MAX_LENGTH = 50
START, END = 0, 1
ITERATIONS = 75_000


def split_words(sentence):
    """Lower case, no accents, spaces around punctuation: the app splits in the same way."""
    plain = unicodedata.normalize("NFD", sentence.lower())
    plain = "".join(c for c in plain if unicodedata.category(c) != "Mn")
    plain = re.sub(r"([.!?])", r" \1", plain)
    return re.sub(r"[^a-z.!?]+", " ", plain).split()


def read_pairs(path, longest=10):
    """Reads lines of English, a tab and French; keeps short sentences."""
    with open(path, encoding="utf-8") as lines:
        rows = [line.rstrip("\n").split("\t")[:2] for line in lines]
    pairs = [(split_words(french), split_words(english)) for english, french in rows]
    return [pair for pair in pairs if 0 < max(map(len, pair)) < longest]


def number_words(sentences):
    ids = {"<start>": START, "<end>": END}
    for sentence in sentences:
        for word in sentence:
            ids.setdefault(word, len(ids))
    return ids


class Encoder(nn.Module):
    def __init__(self, words: int):
        super().__init__()
        self.embedding = nn.Embedding(words, HIDDEN_SIZE)
        self.gru = nn.GRU(HIDDEN_SIZE, HIDDEN_SIZE)

    def forward(self, word: torch.Tensor, hidden: torch.Tensor):
        return self.gru(self.embedding(word).view(1, 1, -1), hidden)


class Decoder(nn.Module):
    def __init__(self, words: int):
        super().__init__()
        self.embedding = nn.Embedding(words, HIDDEN_SIZE)
        self.attention = nn.Linear(2 * HIDDEN_SIZE, MAX_LENGTH)
        self.combine = nn.Linear(2 * HIDDEN_SIZE, HIDDEN_SIZE)
        self.gru = nn.GRU(HIDDEN_SIZE, HIDDEN_SIZE)
        self.out = nn.Linear(HIDDEN_SIZE, words)

    def forward(self, word: torch.Tensor, hidden: torch.Tensor, encoded: torch.Tensor):
        embedded = self.embedding(word).view(1, -1)
        weights = self.attention(torch.cat((embedded, hidden[0]), 1)).softmax(1)
        context = weights @ encoded
        combined = self.combine(torch.cat((embedded, context), 1)).relu()
        output, hidden = self.gru(combined.unsqueeze(0), hidden)
        return self.out(output[0]), hidden


def encode(encoder, ids):
    encoded = torch.zeros(MAX_LENGTH, HIDDEN_SIZE)
    hidden = torch.zeros(1, 1, HIDDEN_SIZE)
    for index, word in enumerate(ids):
        output, hidden = encoder(torch.tensor([word]), hidden)
        encoded[index] = output[0, 0]
    return encoded, hidden


def train(encoder, decoder, examples):
    parameters = [*encoder.parameters(), *decoder.parameters()]
    optimizer = torch.optim.Adam(parameters, lr=0.001)
    for iteration in range(1, ITERATIONS + 1):
        source, target = random.choice(examples)
        encoded, hidden = encode(encoder, source)
        word, loss = START, torch.tensor(0.0)
        for wanted in target:
            scores, hidden = decoder(torch.tensor([[word]]), hidden, encoded)
            loss = loss + nn.functional.cross_entropy(scores, torch.tensor([wanted]))
            word = wanted
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if iteration % 1000 == 0:
            print(f"{iteration}: loss {loss.item() / len(target):.3f}")


def export(module, path):
    script = torch.jit.script(module.eval())
    optimize_for_mobile(script)._save_for_lite_interpreter(path)


def main():
    pairs = read_pairs("data/eng-fra.txt")
    source_ids = number_words(french for french, _ in pairs)
    target_ids = number_words(english for _, english in pairs)
    examples = [
        ([source_ids[w] for w in french] + [END], [target_ids[w] for w in english] + [END])
        for french, english in pairs
    ]
    print(f"{len(pairs)} pairs, {len(source_ids)} French and {len(target_ids)} English words")
    encoder, decoder = Encoder(len(source_ids)), Decoder(len(target_ids))
    train(encoder, decoder, examples)
    export(encoder, "encoder.ptl")
    export(decoder, "decoder.ptl")
    with open("source_wrd2idx.json", "w", encoding="utf-8") as file:
        json.dump(source_ids, file)
    with open("target_idx2wrd.json", "w", encoding="utf-8") as file:
        json.dump({i: word for word, i in target_ids.items()}, file)


if __name__ == "__main__":
    main()
