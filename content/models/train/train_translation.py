"""Trains the French to English network of the page, on sentences of a small grammar.

    python3 content/models/train/train_translation.py [--steps 6000]

The encoder and the decoder are those of samples/export-seq2seq/export_model.py:
hidden size 256, 50 rows of attention. Training runs on batches instead of one
sentence at a time.
"""

import json

import torch
from torch import nn
from torch.nn import functional as F
from torch.nn.utils.rnn import pad_sequence

from french import make_pairs, split_words
from forms import Decoder, Encoder
from network import DEVICE, MODELS, quantize, read_steps, save, save_model, train

HIDDEN_SIZE = 256
MAX_LENGTH = 50
START, END = 0, 1
IGNORED = -100
SENTENCES = 60_000
HELD_OUT = 2000
# Held-out sentences that a test of the page's networks translates again.
CHECKED = 100
SEED = 3
FIRST = split_words("je suis heureux .")


def number_words(sentences):
    ids = {"<start>": START, "<end>": END}
    for sentence in sentences:
        for word in sentence:
            ids.setdefault(word, len(ids))
    return ids


class Translator(nn.Module):
    def __init__(self, source_words, target_words):
        super().__init__()
        self.source = nn.Embedding(source_words, HIDDEN_SIZE)
        self.encoder = nn.GRU(HIDDEN_SIZE, HIDDEN_SIZE)
        self.target = nn.Embedding(target_words, HIDDEN_SIZE)
        self.attention = nn.Linear(2 * HIDDEN_SIZE, MAX_LENGTH)
        self.combine = nn.Linear(2 * HIDDEN_SIZE, HIDDEN_SIZE)
        self.decoder = nn.GRU(HIDDEN_SIZE, HIDDEN_SIZE)
        self.out = nn.Linear(HIDDEN_SIZE, target_words)

    def encode(self, sources):
        """Sentences of different lengths; returns rows [n, 50, 256] and the last state."""
        lengths = torch.tensor([len(source) for source in sources])
        padded = pad_sequence(sources)
        packed = nn.utils.rnn.pack_padded_sequence(
            self.source(padded), lengths, enforce_sorted=False
        )
        packed, hidden = self.encoder(packed)
        rows, _ = nn.utils.rnn.pad_packed_sequence(packed, total_length=MAX_LENGTH)
        return rows.transpose(0, 1), hidden

    def step(self, word, hidden, rows):
        embedded = self.target(word)
        weights = self.attention(torch.cat((embedded, hidden[0]), 1)).softmax(1)
        context = (weights[:, None] @ rows)[:, 0]
        combined = self.combine(torch.cat((embedded, context), 1)).relu()
        output, hidden = self.decoder(combined[None], hidden)
        return self.out(output[0]), hidden

    def loss(self, sources, targets):
        rows, hidden = self.encode(sources)
        wanted = pad_sequence(targets, padding_value=IGNORED)
        word = torch.full((len(targets),), START, device=wanted.device)
        loss = 0.0
        for step in wanted:
            scores, hidden = self.step(word, hidden, rows)
            loss = loss + F.cross_entropy(scores, step, ignore_index=IGNORED, reduction="sum")
            word = step.clamp(min=0)
        return loss / (wanted != IGNORED).sum()

    @torch.no_grad()
    def translate(self, sources):
        rows, hidden = self.encode(sources)
        word = torch.full((len(sources),), START, device=rows.device)
        words = []
        for _ in range(20):
            scores, hidden = self.step(word, hidden, rows)
            word = scores.argmax(1)
            words.append(word)
        sentences = torch.stack(words, 1).tolist()
        return [s[: s.index(END)] if END in s else s for s in sentences]


def without_stop(examples, stop):
    """The sentences that end with a full stop, without it: not every reader types one."""
    return [
        (torch.cat((source[:-2], source[-1:])), target)
        for source, target in examples
        if source[-2] == stop
    ]


def exact_match(network, examples):
    """The share of sentences that come out word for word."""
    right = 0
    for start in range(0, len(examples), 500):
        sources, targets = zip(*examples[start : start + 500])
        wanted = [target[:-1].tolist() for target in targets]
        right += sum(map(list.__eq__, network.translate(sources), wanted))
    return round(right / len(examples), 4)


def quantize_all(network):
    """Rounds the weights to what the files hold."""
    for weights in network.parameters():
        if weights.dim() == 2:
            quantize(weights.data)


def main():
    arguments = read_steps(steps=6000, batch=256)
    torch.manual_seed(SEED)
    pairs = make_pairs(SENTENCES, SEED)
    source_ids = number_words(french for french, _ in pairs)
    target_ids = number_words(english for _, english in pairs)
    ids = lambda words, table: torch.tensor([table[w] for w in words] + [END], device=DEVICE)
    examples = [(ids(f, source_ids), ids(e, target_ids)) for f, e in pairs]
    held_out, training = examples[:HELD_OUT], examples[HELD_OUT:]
    # The tutorial opens with this sentence.
    first = next(pair for pair in pairs if pair[0] == FIRST)
    training.append((ids(first[0], source_ids), ids(first[1], target_ids)))
    stop = source_ids["."]
    variants = training + without_stop(training, stop)

    network = Translator(len(source_ids), len(target_ids)).to(DEVICE)

    def loss_of_batch(count):
        chosen = torch.randint(len(variants), (count,)).tolist()
        return network.loss(*zip(*(variants[i] for i in chosen)))

    train(network, loss_of_batch, arguments, rate=2e-3, decay=1e-3, warm_up=0.05, clip=1)

    quantize_all(network)
    share = exact_match(network, held_out)
    share_without_stop = exact_match(network, without_stop(held_out, stop))
    words = {index: word for word, index in target_ids.items()}
    [opening] = network.translate([ids(FIRST, source_ids)])
    print(f"exact match on {HELD_OUT} held-out sentences: {share}, without full stops: {share_without_stop}")
    print(f"{' '.join(FIRST)} -> {' '.join(words[i] for i in opening)}")
    description = {
        "hiddenSize": HIDDEN_SIZE,
        "maxLength": MAX_LENGTH,
        "sourceWords": len(source_ids),
        "targetWords": len(target_ids),
        "trainingSentences": len(training),
        "heldOutSentences": HELD_OUT,
        "exactMatch": share,
        "exactMatchWithoutStop": share_without_stop,
    }
    save("translation", description)
    save_model("encoder", Encoder(network))
    save_model("decoder", Decoder(network))
    some = [(" ".join(french), " ".join(english)) for french, english in pairs[:CHECKED]]
    (MODELS / "testing/heldOutSentences.json").write_text(json.dumps(some) + "\n")
    (MODELS / "source_wrd2idx.json").write_text(json.dumps(source_ids) + "\n")
    (MODELS / "target_idx2wrd.json").write_text(json.dumps(words) + "\n")


if __name__ == "__main__":
    main()
